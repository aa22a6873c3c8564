import { latePart } from '../../../shared/lib/late-part.tsx';
import classes from './header.module.css';

const { Part, sendFor } = latePart(
  () => import('./member-actions.tsx'),
  <span className={classes.actionsToCome} />,
);

export const MemberActions = Part;

/** While the session is being restored there is time to fetch what the member will see first. */
export const sendForMemberActions = sendFor;
