import { useEffect, useState } from 'react';
import { z } from 'zod';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';

const records = createDeviceRecords({
  storage: () => window.localStorage,
  prefix: 'callboard-my-jobs-seen/',
  schema: z.object({ at: z.number(), before: z.number().nullable() }),
});

/** A visit lasts this long: coming back meanwhile is the same one. */
const visitMs = 30 * 60_000;
const weekMs = 7 * 86_400_000;

/** When the reader was here last on this device, and whether they ever were. */
export function useLastVisit(userId: number): { readonly at: number; readonly isFirst: boolean } {
  const key = String(userId);
  const [visit] = useState(() => {
    const now = Date.now();
    const known = records.get(key);
    const before = known && now - known.at < visitMs ? known.before : (known?.at ?? null);
    return { before, now };
  });
  useEffect(() => {
    records.put(key, { at: visit.now, before: visit.before });
  }, [key, visit]);
  return { at: visit.before ?? visit.now - weekMs, isFirst: visit.before === null };
}
