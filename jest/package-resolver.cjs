// What our own files import is taken from where jest/packages.mjs has joined it; packages find each other as they were installed.
const joined = JSON.parse(process.env.TEST_JOINED_PACKAGES ?? '{}');

module.exports = (request, options) => {
  const isOurs = !options.basedir.includes('/node_modules/') && !options.basedir.includes('\\node_modules\\');
  return (isOurs && joined[request]) || options.defaultResolver(request, options);
};
