// The rule about reads: which uses of `data` it refuses, and which it lets pass.
import { RuleTester } from 'eslint';
import { readErrors } from './read-errors.mjs';

RuleTester.describe = (_name: string, run: () => void) => run();
RuleTester.it = (name: string, run: () => void) => test(name, run);
const errors = [{ messageId: 'blind' }];

new RuleTester().run('read-errors', readErrors, {
  valid: [
    { name: 'lets pass a read whose error is taken out with its data', code: 'const { data, error } = useQuery({})' },
    { name: 'lets pass a read whose failure is asked for by isError', code: 'const { data: jobs, isError: isFailed } = useJobs()' },
    { name: 'lets pass a variable whose data and error are both used', code: 'const read = useJob(7); show(read.data, read.error)' },
    { name: 'lets pass a read that is handed on whole', code: 'const read = useJob(7); show(read.data); draw(read)' },
    { name: 'lets pass a read whose rest is handed on', code: 'const { data, ...read } = useJob(7); draw(data, read)' },
    { name: 'lets pass data that is said to be optional', code: 'const names = optionalData(useQuery({}))' },
    { name: 'lets pass a read whose data is not used', code: 'const { refetch } = useQuery({})' },
    { name: 'lets pass a context, which cannot fail', code: 'const { data } = useTaskPage()' },
    { name: 'lets pass what is no read', code: 'const { data } = await calls.gqlChange()' },
  ],
  invalid: [
    { name: 'refuses data taken out alone', code: 'const { data } = useQuery({})', errors },
    { name: 'refuses data with a default, which hides the failure', code: 'const { data = [] } = useQuery({})', errors },
    { name: 'refuses data under another name', code: 'const { data: server, isFetching } = useServer()', errors },
    {
      name: 'refuses a variable whose data alone is used',
      code: 'const read = useQuery({}); show(read.data); again(read.refetch)',
      errors,
    },
    { name: 'refuses data taken out of a variable later', code: 'const read = useQuery({}); const { data } = read', errors },
    { name: 'refuses data taken straight from the call', code: 'show(useQuery({}).data)', errors },
  ],
});
