import type { MouseEvent } from 'react';
import { paths } from '../../../../shared/lib/paths.ts';
import { keepInDraft } from '../draft/auth-draft.ts';
import { usePlace } from './place.ts';
import { isPlainClick } from './plain-click.ts';

/** From signing in to signing up, with the side already chosen. */
export function useSignUpLink() {
  const { goTo } = usePlace();
  return (kind: 1 | 2) => ({
    to: paths.signUp(),
    onClick(event: MouseEvent) {
      keepInDraft({ kind });
      if (!goTo || !isPlainClick(event)) return;
      event.preventDefault();
      goTo('sign-up');
    },
  });
}
