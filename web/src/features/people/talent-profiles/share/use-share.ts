import { useState } from 'react';
import { paths } from '../../../../shared/lib/paths.ts';
import { openShareSheet } from '../../../../shared/lib/share-sheet.ts';

interface SharedTalent {
  readonly userUniqueId: string;
  readonly address: string | null;
}

/** With the readable address, if there is one. */
export const profileLink = ({ userUniqueId, address }: SharedTalent): string =>
  new URL(paths.talent(address ?? userUniqueId), window.location.origin).href;

/** Phones get their own share sheet, everyone else our dialog. */
export function useShare({ name, ...talent }: SharedTalent & { readonly name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const openDialog = () => setIsOpen(true);
  const share = () => {
    if (!window.matchMedia('(pointer: coarse)').matches) openDialog();
    else openShareSheet({ title: name, url: profileLink(talent) }, openDialog);
  };
  return { isOpen, share, close: () => setIsOpen(false) };
}
