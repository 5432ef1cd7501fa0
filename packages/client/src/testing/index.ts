export * from './fakeServer.ts';
export * from './samples.ts';
