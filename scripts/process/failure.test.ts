import { parseArgs } from 'node:util';
import { Failure, reportOf } from './failure.mjs';

function reportOfArgs(args: string[]): unknown {
  try {
    parseArgs({ args, options: { as: { type: 'string' }, dark: { type: 'boolean' } } });
  } catch (error) {
    return reportOf(error);
  }
  return null;
}

describe('what a command says at a bad end', () => {
  it('is the sentence alone when a person can mend it', () => {
    expect(reportOf(new Failure('PORT is taken.'))).toBe('\nPORT is taken.');
  });

  it('is everything when it is a bug', () => {
    const bug = new TypeError('x is not a function');
    expect(reportOf(bug)).toBe(bug);
    expect(reportOf(undefined)).toBeUndefined();
  });

  it.each([
    [['--bogus'], "Unknown option '--bogus'"],
    [['--as'], "Option '--as <value>' argument missing"],
    [['--as', '--dark'], "Option '--as' argument is ambiguous"],
    [['--dark=1'], "Option '--dark' does not take an argument"],
    [['word'], "Unexpected argument 'word'"],
  ])('is one sentence for %j', (args, said) => {
    expect(reportOfArgs(args)).toBe(`\n${said}: README.md, "More commands", says what this command takes.`);
  });
});
