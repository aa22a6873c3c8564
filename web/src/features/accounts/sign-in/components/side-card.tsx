import type { LandingFace } from '@callboard/contract/site/landing';
import { Drama, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Face } from './face.tsx';
import classes from './side-card.module.css';

export const sides = [
  { kind: 1, name: 'side.perform', who: 'side.performWho', icon: Drama, from: 0, to: 1 },
  { kind: 2, name: 'side.cast', who: 'side.castWho', icon: Users, from: 1, to: 4 },
] as const;
export type Side = (typeof sides)[number];

interface SideCardProps {
  side: Side;
  faces: readonly LandingFace[];
  /** At the right end: a tick to choose it, an arrow to follow it. */
  end: ReactNode;
}

/** One side of the table: one face for those who perform, a fan of them for those who cast. */
export function SideCard({ side: { name, who, icon: Icon, from, to }, faces, end }: SideCardProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <span className={classes.pictures} data-count={to - from} aria-hidden>
        {faces.length >= to ? (
          faces.slice(from, to).map((face) => <Face key={face.id} face={face} />)
        ) : (
          <Icon size={32} />
        )}
      </span>
      <span className={classes.words}>
        <strong>{t(name)}</strong>
        <span>{t(who)}</span>
      </span>
      <span className={classes.end} aria-hidden>
        {end}
      </span>
    </>
  );
}
