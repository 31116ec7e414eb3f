// The version that a person reads out to support: written in by the build.
declare const __APP_VERSION__: string | undefined;

export const APP_VERSION = typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'development';
export const SUPPORT_EMAIL = 'help@lotline.example';
