// The second peer: PostGraphile over the same database, as its own server, every column open to conditions. argv: connection string, port.
import './promise-with-resolvers.mjs';
import { createServer } from 'node:http';

// By name and not by import statement: the packages are there only once the benchmark has installed them.
const peer = (name) => import(name);
const { postgraphile } = await peer('postgraphile');
const { makePgService } = await peer('postgraphile/adaptors/pg');
const { grafserv } = await peer('postgraphile/grafserv/node');
const { PostGraphileAmberPreset } = await peer('postgraphile/presets/amber');

const [, , connectionString, port] = process.argv;
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString, schemas: ['public'] })],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false },
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(Number(port), '127.0.0.1', () => console.log('READY'));
