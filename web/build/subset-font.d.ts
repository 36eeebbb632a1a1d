declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'woff' | 'sfnt';
    variationAxes?: Record<string, number | { min?: number; max?: number }>;
    noLayoutClosure?: boolean;
  }
  export default function subset(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
