import type { Parsed } from '@callboard/contract/endpoint';
import type { OwnGallery, saveGallery } from '@callboard/contract/people/gallery';
import { guestGalleryLimit } from '@callboard/contract/people/talent-profiles/profile';
import type { Database } from '../../../platform/db/database.ts';
import { view } from '../../../platform/http/bind.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, invalidFields, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Arrival, Intake, Photos } from '../media/index.ts';
import { readProgress } from '../profile-editor/index.ts';
import {
  type Caller,
  createTalentReader,
  listGallery,
  type PhotoUrl,
  type TalentRef,
  toGalleryItem,
} from '../talent-profiles/index.ts';
import { toOwnGallery, toStandingItem } from './gallery.mapper.ts';
import { type ItemChange, nextCover, planGallery } from './gallery.policy.ts';
import * as queries from './gallery.queries.ts';

type Call = Parsed<typeof saveGallery>['body'];
type Owner = NonNullable<Awaited<ReturnType<typeof queries.lockOwner>>>;
type CallItem = Call['items'][number];
type NamedChange = ItemChange & Pick<CallItem, 'caption'>;

const savesPerHour = { max: 600, seconds: 60 * 60 };
const wholeGallery = 500;
const usedElsewhere = 'This upload was already used. Upload the file again.';

const toArrivals = (items: Call['items']): Arrival[] =>
  items.flatMap((item, index) => {
    if (!('key' in item)) return [];
    const { key, kind, poster_key } = item;
    const poster = poster_key !== undefined && {
      poster: { field: `items.${index}.poster_key`, key: poster_key },
    };
    return [{ field: `items.${index}.key`, key, kind, ...poster }];
  });

interface GalleryOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly media: { readonly intake: Intake; readonly photos: Pick<Photos, 'release'> };
  readonly photoUrl: PhotoUrl;
}

type Looked = Awaited<ReturnType<Intake['look']>>;

export function createGallery({ db, limits, media: { intake, photos }, photoUrl }: GalleryOptions) {
  const look = createTalentReader({ db, limits });
  const readOwn = async (talentId: number): Promise<OwnGallery> => ({
    gallary: await toOwnGallery(await queries.listOwn(db, talentId), photoUrl),
    progress: await readProgress(db, talentId),
  });

  /** New uploads are added at the end first, so every item has an id from here on. */
  const nameItems = async (trx: Database, talentId: number, items: Call['items'], looked: Looked) => {
    const named: NamedChange[] = [];
    for (const [index, item] of items.entries()) {
      const field = `items.${index}`;
      const arrival = looked.find((one) => one.field === `${field}.key`);
      if (!arrival) {
        if ('id' in item) named.push({ ...item, field, isNew: false });
        continue;
      }
      const { assetId, isNew } = await intake.take(trx, talentId, arrival);
      const known = await queries.findItemOf(trx, talentId, assetId);
      if (known === undefined && !isNew) throw invalidField(arrival.field, usedElsewhere);
      const { caption, is_cover_photo, order } = item;
      const id = known ?? (await queries.addItem(trx, talentId, assetId));
      named.push({ field, id, isNew, caption, is_cover_photo, order });
    }
    return named;
  };

  /** The icon replaces the cover on cards, so choosing another cover removes the icon. */
  const coverInsteadOfIcon = async (trx: Database, talentId: number, owner: Owner, coverAsset: number) => {
    if (owner.icon === null || owner.icon === coverAsset) return;
    await queries.takeIconOff(trx, talentId);
    await photos.release(trx, [owner.icon, owner.iconSource]);
  };

  const saveWithin = async (trx: Database, talentId: number, { items, removed }: Call, looked: Looked) => {
    const owner = await queries.lockOwner(trx, talentId);
    if (!owner) throw new ProblemError('NOT_FOUND');
    const changes = await nameItems(trx, talentId, items, looked);
    const rows = await queries.listOwn(trx, talentId);
    const plan = planGallery({
      items: rows.map(toStandingItem),
      changes,
      removed: new Set(removed),
      isPublished: owner.isPublished,
    });
    if ('errors' in plan) {
      const [first, ...others] = plan.errors;
      if (first) throw invalidFields([first, ...others]);
      return;
    }
    for (const { id, caption } of changes) {
      if (caption !== undefined) await queries.setCaption(trx, id, caption || null);
    }
    const before = rows.find(({ is_cover }) => is_cover)?.id ?? null;
    const gone = await queries.deleteItems(trx, talentId, removed);
    await queries.setPositions(trx, talentId, plan.order);
    if (plan.cover !== before) {
      await queries.setCover(trx, talentId, plan.cover);
      const chosen = changes.find(({ is_cover_photo }) => is_cover_photo)?.id;
      const coverAsset = rows.find(({ id }) => id === chosen)?.asset_id;
      if (coverAsset !== undefined) await coverInsteadOfIcon(trx, talentId, owner, coverAsset);
    }
    await photos.release(trx, gone);
  };

  return {
    async save(member: Member, call: Call): Promise<OwnGallery> {
      if (member.kind !== 'talent') {
        throw invalidField(
          'items',
          'Only talents have a gallery. Recruiters have an icon and a cover picture.',
        );
      }
      await limits.take(`gallery:${member.accountId}`, savesPerHour);
      const looked = await intake.look(member.accountId, toArrivals(call.items));
      await db.transaction().execute((trx) => saveWithin(trx, member.accountId, call, looked));
      return readOwn(member.accountId);
    },

    async read(ref: TalentRef, caller: Caller) {
      const { talent, sight } = await look(ref, caller);
      if (sight === 'own') return view('own', await readOwn(talent.id));
      const rows = await listGallery(db, talent.id, sight === 'public' ? guestGalleryLimit : wholeGallery);
      const gallary = await Promise.all(rows.map((row) => toGalleryItem(row, photoUrl)));
      return view('others', { gallary });
    },
  };
}
export type Gallery = ReturnType<typeof createGallery>;

/** When a cover is rejected, the next photo becomes the cover. */
export const passCoverOn = async (trx: Database, assetId: number): Promise<void> => {
  for (const talentId of await queries.listCoveredBy(trx, assetId)) {
    await queries.lockOwner(trx, talentId);
    const rows = await queries.listOwn(trx, talentId);
    await queries.setCover(trx, talentId, nextCover(rows.map(toStandingItem)));
  }
};
