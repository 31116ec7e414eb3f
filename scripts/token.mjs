// `npm run token -- <email> [--url <server>]`: a bearer token of the running local server, on stdout alone.
import { parseArgs } from 'node:util';
import { Failure, reportAndExit } from './process/failure.mjs';
import { loadEnvFile, refuseInProduction } from './process/project.mjs';
import { fetchToken } from './sign-in/fetch-token.mjs';
import { runningServer } from './sign-in/server-address.mjs';

async function main() {
  loadEnvFile();
  refuseInProduction('npm run token', process.env);
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } });
  const [email, more] = positionals;
  if (email === undefined || more !== undefined) throw new Failure('Whose token? Say npm run token -- sub@lotline.example, one person.');
  const { accessToken, expiresInSeconds } = await fetchToken(await runningServer(values.url), email);
  console.error(`${email}, for ${expiresInSeconds} seconds`);
  console.log(accessToken);
}

main().catch(reportAndExit);
