export * from './fakeServer.ts';
export * from './frames.ts';
export * from './samples.ts';
