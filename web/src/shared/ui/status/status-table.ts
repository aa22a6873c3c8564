import {
  Ban,
  Bookmark,
  Calendar,
  Check,
  Clapperboard,
  Clock,
  DoorClosed,
  Eye,
  Heart,
  Hourglass,
  Inbox,
  KeyRound,
  Lock,
  type LucideIcon,
  Mail,
  Megaphone,
  Minus,
  Pause,
  Pencil,
  RefreshCw,
  Send,
  Snowflake,
  Star,
  TimerOff,
  TriangleAlert,
  Undo,
  Undo2,
  Users,
  X,
} from 'lucide-react';
import type { status as words } from '../../i18n/en/status.ts';

export const statusFamilies = ['go', 'wait', 'spot', 'stop', 'mute', 'cast'] as const;
export type StatusFamily = (typeof statusFamilies)[number];

/** Every status has a text in the catalogue; the compiler keeps this table complete. */
export type StatusName = keyof typeof words;

interface StatusEntry {
  family: StatusFamily;
  icon: LucideIcon;
}

/** How each status looks. "Not selected" is neutral, because people read it about themselves. */
export const statusTable: Record<StatusName, StatusEntry> = {
  open: { family: 'go', icon: Megaphone },
  casting: { family: 'go', icon: Users },
  interested: { family: 'go', icon: Heart },
  accepted: { family: 'go', icon: Check },
  confirmed: { family: 'go', icon: Check },
  available: { family: 'go', icon: Check },
  unlocked: { family: 'go', icon: KeyRound },

  shared: { family: 'wait', icon: Send },
  invited: { family: 'wait', icon: Send },
  sent: { family: 'wait', icon: Send },
  applied: { family: 'wait', icon: Send },
  read: { family: 'wait', icon: Eye },
  viewed: { family: 'wait', icon: Eye },
  opened: { family: 'wait', icon: Eye },
  shortlisted: { family: 'wait', icon: Bookmark },
  proposed: { family: 'wait', icon: Clock },
  asked: { family: 'wait', icon: Clock },
  inReview: { family: 'wait', icon: Hourglass },
  audition: { family: 'wait', icon: Calendar },
  offered: { family: 'wait', icon: Mail },
  queued: { family: 'wait', icon: Hourglass },

  new: { family: 'spot', icon: Star },
  submitted: { family: 'spot', icon: Clapperboard },
  callback: { family: 'spot', icon: RefreshCw },
  rescheduleAsked: { family: 'spot', icon: RefreshCw },
  countered: { family: 'spot', icon: Undo2 },

  declined: { family: 'stop', icon: X },
  notAvailable: { family: 'stop', icon: Ban },
  noShow: { family: 'stop', icon: Ban },
  frozen: { family: 'stop', icon: Snowflake },
  failed: { family: 'stop', icon: TriangleAlert },

  draft: { family: 'mute', icon: Pencil },
  paused: { family: 'mute', icon: Pause },
  closed: { family: 'mute', icon: DoorClosed },
  roleClosed: { family: 'mute', icon: DoorClosed },
  expired: { family: 'mute', icon: TimerOff },
  withdrawn: { family: 'mute', icon: Undo },
  dropped: { family: 'mute', icon: Minus },
  notSelected: { family: 'mute', icon: Minus },
  done: { family: 'mute', icon: Check },
  locked: { family: 'mute', icon: Lock },
  kept: { family: 'mute', icon: Inbox },

  cast: { family: 'cast', icon: Star },
  booked: { family: 'cast', icon: Calendar },
};
