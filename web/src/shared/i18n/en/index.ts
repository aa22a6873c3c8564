import { controls } from './controls.ts';
import { notBuilt, pages, parts, purposes } from './pages.ts';
import { shell } from './shell.ts';
import { status } from './status.ts';
import { talentCard } from './talent-card.ts';

/** Texts of the first screen. Lazy pages register their own. */
export const en = { shell, controls, status, talentCard, pages, purposes, parts, notBuilt };
