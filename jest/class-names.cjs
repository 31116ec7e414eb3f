// A CSS module in a component test: every class is called as it is written.
module.exports = new Proxy({ __esModule: true }, { get: (target, name) => (name === 'default' ? module.exports : (target[name] ?? name)) });
