// Migrates the database that DATABASE_URL names: the template that every database test copies.
import { connectDatabase, waitsTimes } from '../../api/src/platform/db/database.ts';
import { migrate } from '../../api/src/platform/db/migrate.ts';

const url = process.env['DATABASE_URL'];
if (url === undefined) throw new Error('DATABASE_URL is missing');
const sequelize = connectDatabase({ url, pool: 4, waits: waitsTimes(6) });
await migrate(sequelize, url);
await sequelize.close();
