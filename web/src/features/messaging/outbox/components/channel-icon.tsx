import type { OutboxMessage } from '@callboard/contract/messaging/outbox';
import { Mail, MessageCircle, Smartphone } from 'lucide-react';

const icons = { mail: Mail, sms: Smartphone, whatsapp: MessageCircle };

export function ChannelIcon({ channel }: { channel: OutboxMessage['channel'] }) {
  const Icon = icons[channel];
  return <Icon size={18} aria-hidden />;
}
