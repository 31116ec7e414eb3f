// node --import this: the id 'electron' alone is answered by the stand-in, so the bundle under test is the shipped one.
import { registerHooks } from 'node:module';

const standIn = new URL('./electron.ts', import.meta.url).href;

registerHooks({
  resolve: (id, context, next) => (id === 'electron' ? { url: standIn, shortCircuit: true } : next(id, context)),
});
