import type { PastWork } from '@callboard/contract/people/profile-editor/past-work';
import { createFieldDrafts, recordsWithDrafts } from '../../../../shared/lib/autosave/field-drafts.ts';
import { mergeStatuses, type SaveStatus } from '../../../../shared/lib/autosave/save-status.ts';
import type { TabChannel } from '../../../../shared/lib/autosave/tab-channel.ts';
import type { DraftStorage } from '../../../../shared/lib/drafts.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { readWork, type WorkValues } from '../fields/work-fields.ts';
import { isKeyOfNew, keyOfKnown, keyOfNew, type WorkCalls, WorkRow } from './work-row.ts';

interface WorkListOptions {
  readonly userId: number;
  readonly works: readonly PastWork[];
  readonly calls: WorkCalls;
  readonly storage: DraftStorage;
  readonly tabs: TabChannel;
  readonly tab: string;
}

const yearOf = (row: WorkRow): number => Number(row.saving.value('year')) || 0;

/** Newest first; within a year, the one added last. */
const byYear = (one: WorkRow, other: WorkRow): number =>
  yearOf(other) - yearOf(one) || (other.id ?? Number.POSITIVE_INFINITY) - (one.id ?? 0);

/** The past works of a talent, each saved separately. */
export class WorkList {
  #rows: readonly WorkRow[] = [];
  readonly #removed = new Set<number>();
  readonly #listeners = new Set<() => void>();
  readonly #hushed = new Map<WorkRow, () => void>();

  constructor(private readonly options: WorkListOptions) {
    const known = options.works.map((work) => this.#row(keyOfKnown(work), work));
    const unsent = recordsWithDrafts(options.storage, options.userId).filter(isKeyOfNew);
    this.#rows = [...unsent.map((key) => this.#row(key)), ...known.sort(byYear)];
  }

  open(): void {
    for (const row of this.#rows) this.#join(row);
  }

  async close(): Promise<void> {
    const rows = this.#rows;
    for (const row of rows) this.#part(row);
    await Promise.all(rows.map((row) => row.saving.close()));
  }

  rows = (): readonly WorkRow[] => this.#rows;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  status(): SaveStatus {
    return mergeStatuses(this.#rows.map(({ saving }) => saving.status()));
  }

  add(values: Partial<WorkValues> = {}): WorkRow {
    const row = this.#row(keyOfNew(newId()));
    this.#rows = [row, ...this.#rows];
    this.#join(row);
    if (values.title !== undefined) row.set('title', values.title);
    if (values.part) row.set('part', values.part);
    if (values.projectType) row.set('projectType', values.projectType);
    if (values.year) row.set('year', values.year);
    if (values.note) row.set('note', values.note);
    this.#post();
    return row;
  }

  /** Removed from the list right away, and restored when the request fails. */
  async remove(row: WorkRow): Promise<boolean> {
    this.#rows = this.#rows.filter((other) => other !== row);
    this.#post();
    // A work that is being added has to be saved before it can be removed.
    if (row.saving.status().isSending) await row.saving.flush();
    const { id } = row;
    if (id !== undefined) {
      this.#removed.add(id);
      const isRemoved = await this.options.calls.remove(id).then(
        () => true,
        () => false,
      );
      if (!isRemoved) {
        this.#removed.delete(id);
        this.#rows = [...this.#rows, row].sort(byYear);
        this.#post();
        return false;
      }
    }
    this.#part(row);
    row.saving.discard();
    return true;
  }

  /** Sorts by year, and removes empty rows. */
  arrange(): void {
    this.#rows = this.#rows.filter((row) => !row.isBlank).sort(byYear);
    this.#post();
  }

  retry(): void {
    for (const { saving } of this.#rows) saving.retry();
  }

  async flush(): Promise<boolean> {
    const sent = await Promise.all(this.#rows.map(({ saving }) => saving.flush()));
    return sent.every(Boolean);
  }

  /** Applies a fresh read: adds new works, removes deleted ones and updates the rest. */
  refresh(works: readonly PastWork[]): void {
    const current = works.filter(({ id }) => !this.#removed.has(id));
    const byId = new Map(current.map((work) => [work.id, work]));
    const known = new Set(this.#rows.map(({ id }) => id));
    for (const { id, saving } of this.#rows) {
      const work = id === undefined ? undefined : byId.get(id);
      if (work) saving.refresh(readWork(work), saving.responseCount);
    }
    const stays = ({ id, saving }: WorkRow) =>
      id === undefined || byId.has(id) || saving.status().unsent.length > 0;
    for (const row of this.#rows) if (!stays(row)) this.#part(row);
    const fresh = current.filter(({ id }) => !known.has(id)).map((work) => this.#row(keyOfKnown(work), work));
    for (const row of fresh) this.#join(row);
    if (fresh.length === 0 && this.#rows.every(stays)) return;
    this.#rows = [...this.#rows.filter(stays), ...fresh].sort(byYear);
    this.#post();
  }

  #row(key: string, work?: PastWork): WorkRow {
    const { userId, calls, storage, tabs, tab } = this.options;
    return new WorkRow({ key, work, calls, tabs, tab, drafts: createFieldDrafts(storage, userId, key) });
  }

  #join(row: WorkRow): void {
    row.saving.open();
    this.#hushed.set(
      row,
      row.saving.subscribe(() => this.#post()),
    );
  }

  #part(row: WorkRow): void {
    this.#hushed.get(row)?.();
    this.#hushed.delete(row);
  }

  #post(): void {
    for (const listener of this.#listeners) listener();
  }
}
