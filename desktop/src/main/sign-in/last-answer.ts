// What the server answered last, for the days without a network: how people sign in is no secret and seldom changes.
import fs from 'node:fs';

/** @throws what `ask` throws, where there has never been an answer */
export async function lastAnswer(file: string, ask: () => Promise<unknown>): Promise<unknown> {
  try {
    const answer = await ask();
    fs.writeFileSync(`${file}.new`, JSON.stringify(answer));
    fs.renameSync(`${file}.new`, file);
    return answer;
  } catch (problem) {
    if (!fs.existsSync(file)) throw problem;
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  }
}
