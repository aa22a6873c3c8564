import type { LandingFace } from '@callboard/contract/site/landing';
import { Drama, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './account-kind-card.module.css';
import { Face } from './face.tsx';

export const accountKinds = [
  { kind: 1, name: 'accountKind.perform', who: 'accountKind.performWho', icon: Drama, from: 0, to: 1 },
  { kind: 2, name: 'accountKind.cast', who: 'accountKind.castWho', icon: Users, from: 1, to: 4 },
] as const;
type AccountKindOption = (typeof accountKinds)[number];

interface AccountKindCardProps {
  option: AccountKindOption;
  faces: readonly LandingFace[];
  /** At the right end: a tick or an arrow. */
  end: ReactNode;
}

/** Shows one face for talents, a fan of three for recruiters. */
export function AccountKindCard({
  option: { name, who, icon: Icon, from, to },
  faces,
  end,
}: AccountKindCardProps) {
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
      <span className={classes.text}>
        <strong>{t(name)}</strong>
        <span>{t(who)}</span>
      </span>
      <span className={classes.end} aria-hidden>
        {end}
      </span>
    </>
  );
}
