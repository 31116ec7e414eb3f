// PostGraphile 5 is made for Node 22; on Node 20 this is all that it lacks.
Promise.withResolvers ??= function withResolvers() {
  let resolve, reject;
  const promise = new Promise((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
};
