import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useSignUpLink } from '../flow/use-sign-up-link.ts';
import classes from './new-here.module.css';
import { sides } from './side-card.tsx';

/** The way to sign up at the foot of a phone. */
export function NewHere() {
  const { t } = useTranslation('auth');
  const linkTo = useSignUpLink();
  return (
    <div className={classes.line}>
      <span>{t('side.newHere')}</span>
      {sides.map(({ kind, name }) => (
        <Button key={kind} component={Link} variant="default" {...linkTo(kind)}>
          {t(name)}
        </Button>
      ))}
    </div>
  );
}
