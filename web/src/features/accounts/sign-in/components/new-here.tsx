import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
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
        <ButtonLink key={kind} variant="outline" {...linkTo(kind)}>
          {t(name)}
        </ButtonLink>
      ))}
    </div>
  );
}
