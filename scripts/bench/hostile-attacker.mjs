// One attack in a process of its own: `hostile-attacker.mjs <name> <target as JSON>`. It goes on until its input is closed, then prints what it was answered.
import { ATTACKS } from './hostile-attacks.mjs';

const [name, target] = process.argv.slice(2);
let goesOn = true;
process.stdin.on('end', () => (goesOn = false)).resume();
const answered = await ATTACKS[name].run({ ...JSON.parse(target), goesOn: () => goesOn });
process.stdout.write(JSON.stringify(answered), () => process.exit(0));
