// Sets antd up for the controls below: the look of the build's style sheet, no motion, popups beside their control. What antd would still write
// as a style goes into an element that is in no page, so the content policy refuses nothing.
import type { ReactNode } from 'react';
import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { ANTD_LOOK } from './antd-look.ts';
import './antd.css';
import './antd-house.css';

/** Objects made once: new ones would render every control below again. */
const NO_WAVE = { disabled: true };
const NOWHERE = document.createElement('div');

/** A native dialog makes everything outside it inert, and a panel closes by a click outside it: their popups are their children. */
const popupParent = (control?: HTMLElement): HTMLElement =>
  control?.closest<HTMLElement>('[data-popups], dialog') ?? document.getElementById('main') ?? document.body;

export function AntdRoot({ children }: { readonly children: ReactNode }) {
  return (
    <StyleProvider container={NOWHERE}>
      <ConfigProvider theme={ANTD_LOOK} getPopupContainer={popupParent} wave={NO_WAVE} variant="outlined">
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
