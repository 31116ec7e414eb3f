import { readContractLine } from './contract-line.mjs';

describe('readContractLine', () => {
  it('reads where the API answers', () => {
    const info = { url: 'http://localhost:4000', people: [{ email: 'sub@lotline.example', role: 'Subcontractor' }] };
    expect(readContractLine(`LOTLINE_READY ${JSON.stringify(info)}`)).toEqual({ kind: 'ready', info });
  });

  it('reads the sentence of a start that failed', () => {
    expect(readContractLine('LOTLINE_FAILED PORT is taken: choose another.')).toEqual({
      kind: 'failed',
      sentence: 'PORT is taken: choose another.',
    });
  });

  it('reads a start that failed without a sentence', () => {
    expect(readContractLine('LOTLINE_FAILED ')).toEqual({ kind: 'failed', sentence: '' });
  });

  it.each(['{"level":30}', 'LOTLINE_READY not json', ' mentions LOTLINE_READY {}', ''])('takes %j for the log', (line) => {
    expect(readContractLine(line)).toEqual({ kind: 'log' });
  });
});
