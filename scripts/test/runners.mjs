// The runners: jest for unit, database and component tests, Playwright for the browser.
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '../process/project.mjs';
import { run } from '../process/run.mjs';
import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';
import { shortLived } from './short-lived.mjs';
import { tallyOfJest, tallyOfPlaywright, withExitCode } from './summary.mjs';
import { timesOfJest, timesOfPlaywright } from './timing.mjs';

const reports = path.join(projectDir, '.data', 'test-reports');

function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function freshReport(name) {
  fs.mkdirSync(reports, { recursive: true });
  const file = path.join(reports, `${name}-${process.pid}.json`);
  fs.rmSync(file, { force: true });
  return file;
}

/** @typedef {{ tally: import('./summary.mjs').Tally, times: import('./timing.mjs').TimedTest[], failures: import('./failures.mjs').FailedTest[] }} Outcome */

/**
 * @param {string[]} projects
 * @param {{ patterns: string[], related?: string[] }} choice `related`: the tests that import one of these files, directly or not
 * @param {string} program the Node that runs them
 * @returns {Promise<Outcome>}
 */
export async function runJest(projects, { patterns, related }, env, program = process.execPath) {
  const report = freshReport(`jest-${projects.join('-')}`);
  const args = ['node_modules/jest/bin/jest.js', '--selectProjects', ...projects, '--passWithNoTests', '--json', `--outputFile=${report}`];
  // what a test says on the way is read when that test is asked for; of all tests it hides what failed
  const paths = patterns.length > 0 ? ['--testPathPatterns', ...patterns] : ['--silent'];
  const reached = related === undefined ? [] : ['--findRelatedTests', ...related];
  const { code } = await runAndShow([...args, ...paths, ...reached], env, program);
  const found = readReport(report);
  return {
    tally: withExitCode(found && tallyOfJest(found), code),
    times: found ? timesOfJest(found, projectDir) : [],
    failures: found ? failuresOfJest(found, projectDir) : [],
  };
}

/** @param {string[]} patterns @param {string[]} more further words of its command @returns {Promise<Outcome>} */
export async function runPlaywright(patterns, env, more = []) {
  const report = freshReport('playwright');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', '--pass-with-no-tests', ...more, ...patterns];
  const { code } = await runAndShow(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const found = readReport(report);
  return {
    tally: withExitCode(found && tallyOfPlaywright(found), code),
    times: found ? timesOfPlaywright(found) : [],
    failures: found ? failuresOfPlaywright(found) : [],
  };
}

/** jest --json also prints the whole report to stdout, which nobody wants to read. */
async function runAndShow(args, env, program = process.execPath) {
  const isJest = args.some((arg) => arg.startsWith('--outputFile='));
  return run(program, [...shortLived(program), ...args], {
    cwd: projectDir,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    show: isJest ? 'stderr' : true,
  });
}
