/** What a measured server answers to its parent process. */
export type ServerReport = { port: number } | { cpuMs: number; rssMb: number };

/** Tells the parent the port, answers each of its messages with the CPU time used so far, and ends when it goes away. */
export function serve(port: number, close: () => Promise<void>): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    report({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage().rss / 2 ** 20 });
  });
  process.once('disconnect', () => void close().finally(() => process.exit()));
  report({ port });
}

function report(message: ServerReport): void {
  process.send?.(message);
}
