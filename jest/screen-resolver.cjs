// Component tests find the packages of the screens where jest/screen-packages.mjs has put them, all else as jest finds it.
const packages = JSON.parse(process.env.TEST_SCREEN_PACKAGES ?? '{}');

module.exports = (request, options) => packages[request] ?? options.defaultResolver(request, options);
