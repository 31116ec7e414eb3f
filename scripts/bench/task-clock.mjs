// The work of one page, by the clock of its own thread.

/** @returns {Promise<() => Promise<number>>} CPU ms of the page's own thread: what others do on the machine is not in it */
export async function taskClock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}
