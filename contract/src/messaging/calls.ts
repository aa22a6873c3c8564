// Written by contract/test/calls-for-browsers.test.ts. Method and path of every endpoint of this area.
export * from './calls/conversations.ts';
export * from './calls/messages.ts';
export * from './calls/notifications.ts';
export * from './calls/outbox.ts';
