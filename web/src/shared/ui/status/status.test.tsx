import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { status as words } from '../../i18n/en/status.ts';
import { renderForTest } from '../render-for-test.tsx';
import { Status } from './status.tsx';
import { type StatusFamily, type StatusName, statusTable } from './status-table.ts';

/** Repeated here, so the table cannot change unnoticed. */
const look: Record<StatusFamily, Partial<Record<StatusName, string>>> = {
  go: {
    open: 'megaphone',
    casting: 'users',
    interested: 'heart',
    accepted: 'check',
    confirmed: 'check',
    available: 'check',
    unlocked: 'key-round',
  },
  wait: {
    shared: 'send',
    invited: 'send',
    sent: 'send',
    applied: 'send',
    read: 'eye',
    viewed: 'eye',
    opened: 'eye',
    shortlisted: 'bookmark',
    proposed: 'clock',
    asked: 'clock',
    inReview: 'hourglass',
    audition: 'calendar',
    offered: 'mail',
    queued: 'hourglass',
  },
  spot: {
    new: 'star',
    submitted: 'clapperboard',
    callback: 'refresh-cw',
    rescheduleAsked: 'refresh-cw',
    countered: 'undo-2',
  },
  stop: {
    declined: 'x',
    notAvailable: 'ban',
    noShow: 'ban',
    frozen: 'snowflake',
    failed: 'triangle-alert',
  },
  mute: {
    draft: 'pencil',
    paused: 'pause',
    closed: 'door-closed',
    roleClosed: 'door-closed',
    expired: 'timer-off',
    withdrawn: 'undo',
    dropped: 'minus',
    notSelected: 'minus',
    done: 'check',
    locked: 'lock',
    kept: 'inbox',
  },
  cast: { cast: 'star', booked: 'calendar' },
};

const isFamily = (name: string): name is StatusFamily => name in look;
const isStatus = (name: string): name is StatusName => name in statusTable;

const states = Object.keys(look)
  .filter(isFamily)
  .flatMap((family) =>
    Object.keys(look[family])
      .filter(isStatus)
      .map((name) => ({ family, name, icon: look[family][name] })),
  );

describe('Status', () => {
  it('knows exactly these statuses', () => {
    expect(Object.keys(statusTable).sort()).toEqual(states.map(({ name }) => name).sort());
  });

  it.each(states)('shows $name as a word, an icon and the family $family', ({ name, family, icon }) => {
    renderForTest(<Status name={name} />);
    const chip = screen.getByText(words[name]);
    expect(chip.dataset.family).toBe(family);
    const picture = chip.querySelector('svg');
    expect(picture?.classList.contains(`lucide-${icon}`)).toBe(true);
    expect(picture?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is a chip by default', () => {
    renderForTest(
      <>
        <Status name="applied" />
        <Status name="draft" variant="plain" />
      </>,
    );
    expect(screen.getByText('Applied').dataset.variant).toBe('chip');
    expect(screen.getByText('Draft').dataset.variant).toBe('plain');
  });

  it('accepts a longer text', () => {
    renderForTest(<Status name="shortlisted">Shortlisted for Meera</Status>);
    expect(screen.getByText('Shortlisted for Meera').dataset.family).toBe('wait');
  });

  it('shows "not selected" in a neutral colour', () => {
    expect(statusTable.notSelected.family).toBe('mute');
  });
});
