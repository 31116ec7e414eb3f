// What kind of thing was done, at a glance.
import { Check, CircleCheck, HardHat, LogOut, MessageSquare, Pencil, Plus, Send, Users, X, type LucideIcon } from 'lucide-react';
import type { PressName } from '../../platform/presses/press-input.ts';

export const PRESS_ICONS: Readonly<Record<PressName, LucideIcon>> = {
  accept: Check,
  decline: X,
  goOnsite: HardHat,
  goOffsite: LogOut,
  complete: Check,
  completePartially: Check,
  comment: MessageSquare,
  confirm: CircleCheck,
  submit: Send,
  addItem: Plus,
  changeItem: Pencil,
  setStatus: Pencil,
  setDeveloper: Users,
  setContacts: Users,
  addComment: MessageSquare,
  editComment: MessageSquare,
  deleteComment: MessageSquare,
  tick: CircleCheck,
};
