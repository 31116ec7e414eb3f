// The tokens as antd's ConfigProvider takes them (theme.token), for the console. antd itself never enters this room (docs/decisions/005).
import { COLOURS, CONSOLE, CONSOLE_COLOURS, FONT } from './tokens.tsx';
import type { Pair } from './surface.tsx';

const px = (size: string): number => Number.parseFloat(size);

/** One side of the look; with `algorithm: theme.darkAlgorithm` beside it for the dark one. */
export function antdTokens(side: keyof Pair) {
  const colour = (name: keyof typeof COLOURS): string => COLOURS[name][side];
  return {
    colorPrimary: colour('primary'),
    // the mark in a ticked box
    colorWhite: colour('on-primary'),
    colorTextLightSolid: colour('on-primary'),
    colorLink: colour('primary'),
    colorInfo: colour('accepted'),
    colorInfoBg: colour('accepted-bg'),
    colorSuccess: colour('done'),
    colorSuccessBg: colour('done-bg'),
    colorWarning: colour('wip'),
    colorWarningBg: colour('wip-bg'),
    colorError: colour('bad'),
    colorErrorBg: colour('bad-bg'),
    colorText: colour('ink'),
    colorTextSecondary: colour('muted'),
    colorTextPlaceholder: colour('muted'),
    // icons at the end of a control, and what is disabled
    colorTextTertiary: colour('muted'),
    colorTextQuaternary: colour('muted'),
    colorTextDisabled: colour('muted'),
    controlInteractiveSize: 16,
    colorBgLayout: colour('page'),
    colorBgContainer: colour('surface'),
    colorBgElevated: colour('surface'),
    colorBgMask: colour('veil'),
    // an option that is chosen, and the one that the arrows or the mouse are at
    controlItemBgActive: colour('accepted-bg'),
    controlItemBgActiveHover: colour('accepted-bg'),
    controlItemBgHover: CONSOLE_COLOURS.hover[side],
    boxShadow: `0 8px 28px ${CONSOLE_COLOURS.shade[side]}`,
    boxShadowSecondary: `0 8px 28px ${CONSOLE_COLOURS.shade[side]}`,
    colorBorder: colour('edge'),
    colorBorderSecondary: colour('line'),
    colorSplit: colour('line'),
    fontFamily: FONT,
    fontSize: 14,
    controlHeight: px(CONSOLE.tap),
    borderRadius: px(CONSOLE.radius),
    borderRadiusSM: px(CONSOLE['radius-s']),
  };
}
