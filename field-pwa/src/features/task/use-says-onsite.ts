// 'I'm Onsite' says that it worked: from when on the person is there (the specification names no toast for it, and the button that was made is gone).
import { useEffect, useRef } from 'react';
import { formatTime } from '@lotline/schema/domain/kernel/date-format';
import { openVisit } from '@lotline/schema/domain/task/task.lifecycle';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import type { TaskPage } from './task-page-context.ts';

type Facts = Pick<TaskPage, 'actions' | 'opened' | 'actor' | 'zone'>;

export function useSaysOnsite({ actions, opened, actor, zone }: Facts): void {
  const toast = useToast();
  const pressed = actions.waiting.findLast(({ name, subject }) => name === 'goOnsite' && subject.id === opened.id)?.id ?? null;
  const since = openVisit(opened, actor.userId)?.onSiteUtc ?? null;
  // one that was on its way when the page opened has been told of where it was made
  const told = useRef(pressed);
  useEffect(() => {
    if (pressed === null || since === null || told.current === pressed) return;
    told.current = pressed;
    toast.success(`Onsite since ${formatTime(since, zone)}`);
  }, [pressed, since, zone, toast]);
}
