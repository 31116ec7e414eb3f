// GET /api/dashboard/fieldwork[/{groupId}] and /api/dashboard/completed[/{groupId}]/{months}; mounted under /api (contract/rest.md).
import { Router } from 'express';
import { COMPLETED_MONTHS, type CompletedMonths } from '@lotline/schema/domain/task/field-task';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestContext } from '../../platform/http/request-scope.ts';
import { loadCompleted } from './completed.queries.ts';
import { loadFieldWork } from './field-work.queries.ts';
import { listedGroups } from './listed-groups.scope.ts';

export function fieldWorkRoutes(): Router {
  const router = Router();
  router.get(['/dashboard/fieldwork', '/dashboard/fieldwork/:groupId'], async (req, res) => {
    const context = requestContext(req);
    res.type('json').send(await loadFieldWork(context, listedGroups(context.actor, pathText(req.params['groupId']))));
  });
  router.get(['/dashboard/completed/:months', '/dashboard/completed/:groupId/:months'], async (req, res) => {
    const context = requestContext(req);
    const groups = listedGroups(context.actor, pathText(req.params['groupId']));
    res.json({ tasks: await loadCompleted(context, groups, parseMonths(pathText(req.params['months']))) });
  });
  return router;
}

function pathText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join('/') : value;
}

function parseMonths(text: string | undefined): CompletedMonths {
  const months = COMPLETED_MONTHS.find((allowed) => String(allowed) === text);
  return months ?? refuse('INVALID_INPUT', { field: 'months', sentence: 'The months must be one of: 1, 3, 6, 12.' });
}
