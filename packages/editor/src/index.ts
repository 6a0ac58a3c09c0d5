export * from './editor-client.ts';
export * from './protocol.ts';
