import { type RawBuilder, sql } from 'kysely';

/** Both are about a project joined under this name; `today` is the day in India. */
type OfProject = (alias: string, today: string) => RawBuilder<boolean>;

/** Whether its day of announcement has come. Without one, nothing has to wait. */
const isAnnounced: OfProject = (alias, today) =>
  sql<boolean>`coalesce(${sql.ref(`${alias}.announced_on`)} <= ${today}::date, true)`;

/** Whether everyone may read its title: of open ones, and of closed ones once they are announced. */
export const isShownInPublic: OfProject = (alias, today) => {
  const status = sql.ref(`${alias}.status`);
  return sql<boolean>`(${sql.ref(`${alias}.is_public`)}
    and (${status} = 'open' or (${status} = 'closed' and ${isAnnounced(alias, today)})))`;
};

/** Whether everyone may read who was cast. */
export const hasPublicCast: OfProject = (alias, today) =>
  sql<boolean>`(${isShownInPublic(alias, today)} and ${isAnnounced(alias, today)})`;
