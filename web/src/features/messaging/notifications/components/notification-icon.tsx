import type { Notification, NotificationCategory } from '@callboard/contract/messaging/notifications';
import {
  Calendar,
  CalendarDays,
  Eye,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquare,
  Reply,
  Send,
  ShieldCheck,
  Users,
  Wallet,
} from 'lucide-react';
import { useState } from 'react';
import classes from './notification-icon.module.css';

const icons: Record<NotificationCategory, LucideIcon> = {
  shares: Send,
  offers: Mail,
  auditions: Calendar,
  availability: CalendarDays,
  answers: Reply,
  applications: Send,
  messages: MessageSquare,
  new_calls: Megaphone,
  new_faces: Users,
  credits: Wallet,
  account: ShieldCheck,
};

const iconsByName: Readonly<Record<string, LucideIcon>> = { 'profile.viewed': Eye };

/** Hidden from screen readers, since the text says the same. */
export function NotificationIcon({ notification: { about, topic, ref } }: { notification: Notification }) {
  const [broken, setBroken] = useState<string>();
  const Icon = iconsByName[ref] ?? icons[topic];
  const photo = about?.photo?.file_url === broken ? undefined : about?.photo;
  return (
    <span className={classes.face} aria-hidden>
      {photo?.placeholder && <img className={classes.blur} src={photo.placeholder} alt="" />}
      {photo && (
        <img
          src={photo.file_url}
          alt=""
          width={96}
          height={120}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(photo.file_url)}
        />
      )}
      {!photo &&
        (about ? <span className={classes.initial}>{about.name.charAt(0)}</span> : <Icon size={21} />)}
    </span>
  );
}
