// 'Send by SMS' beside 'Draft SMS', where the server has a gateway.
import type { ReactNode } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import type { SmsWay } from './use-sms-gateway.ts';

export function SendBySms({ way, children }: { readonly way: SmsWay; readonly children?: ReactNode }) {
  if (!way.isOffered) return null;
  return (
    <Button busy={way.isBusy} reason="onPress" refusedBecause={way.refusedBecause} onClick={way.send}>
      Send by SMS{children}
    </Button>
  );
}
