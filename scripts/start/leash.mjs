// Loaded into the API by --import: when the program that started it is gone, even by kill -9, the API stops in order.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 10_000).unref();
});
process.channel?.unref();
