import type { Database } from '../../../platform/db/database.ts';
import type { ShippedTemplate } from '../../../platform/feature/notification.ts';
import { adminTemplates } from './admin-notification.ts';
import { variablesIn } from './render-template.ts';
import { upsertShippedTemplates } from './templates.queries.ts';

const toRow = ({ ref, notificationType, topic, text }: ShippedTemplate) => {
  const { message, path, email } = text;
  // Mistyped braces stop the server here, before anything is sent.
  variablesIn(message, path, email?.subject ?? '', email?.action ?? '');
  return {
    ref,
    notification_type: notificationType,
    topic,
    message,
    path,
    subject: email?.subject ?? null,
    action: email?.action ?? null,
  };
};

/** Stores the templates this version ships. Edited ones stay. */
export const syncTemplates = (db: Database, notifications: readonly ShippedTemplate[]) =>
  upsertShippedTemplates(db, [...adminTemplates, ...notifications].map(toRow));
