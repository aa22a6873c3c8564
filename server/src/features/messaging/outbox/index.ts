export { outbox } from './manifest.ts';
export { createOutbox, type Outbox } from './outbox.service.ts';
export { deleteMessages } from './personal-data.queries.ts';
export { queueForPerson } from './queue-for-person.ts';
