import * as contract from '@callboard/contract/messaging/notifications';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { SendAdminNotification } from './admin-notification.ts';
import type { NotificationStatus } from './notification-status.service.ts';
import type { Notifications } from './notifications.service.ts';
import type { Templates } from './templates.service.ts';

interface NotificationServices {
  readonly notifications: Notifications;
  readonly status: NotificationStatus;
  readonly templates: Templates;
  readonly sendAdminNotification: SendAdminNotification;
}

export function notificationRoutes(app: FastifyInstance, services: NotificationServices): void {
  const { notifications, status, templates, sendAdminNotification } = services;
  bind(app, contract.listNotifications, async ({ actor, query: { user_id, ...query } }) =>
    notifications.list(ownAccount(actor, user_id), query),
  );
  bind(app, contract.listLastNotifications, async ({ actor, query }) =>
    notifications.bell(ownAccount(actor, query.user_id)),
  );
  bind(app, contract.searchNotifications, async ({ actor, query: { user_id, ...query } }) =>
    notifications.list(ownAccount(actor, user_id), query),
  );
  bind(app, contract.countNotifications, async ({ actor, query }) =>
    notifications.count(ownAccount(actor, query.user_id), query.notification_type),
  );
  bind(app, contract.getNotificationTarget, async ({ actor, params }) =>
    notifications.target(memberOf(actor).accountId, params.id),
  );
  bind(app, contract.createNotification, async ({ body }) => sendAdminNotification(body));
  bind(app, contract.readNotification, async ({ actor, params, body }) =>
    status.mark(memberOf(actor).accountId, params.id, body.status),
  );
  bind(app, contract.pressNotificationButton, async ({ actor, params }) =>
    status.press(memberOf(actor).accountId, params.id),
  );
  bind(app, contract.viewNotifications, async ({ actor, params, body }) =>
    status.view(ownAccount(actor, params.id), body),
  );
  bind(app, contract.answerNotification, async ({ actor, params, body }) =>
    status.answer(memberOf(actor).accountId, params.id, body.isAvailableYesorNo),
  );
  bind(app, contract.getTemplateByRef, async ({ actor, params }) => templates.byRef(actor, params.ref));
  bind(app, contract.getTemplate, async ({ actor, params }) => templates.byId(actor, params.id));
}
