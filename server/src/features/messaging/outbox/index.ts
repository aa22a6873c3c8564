export { outboxRoutes } from './outbox.routes.ts';
export { createOutbox, type Outbox } from './outbox.service.ts';
export { tellPerson } from './tell-person.ts';
