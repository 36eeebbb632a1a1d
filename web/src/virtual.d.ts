// Modules that the build makes (build/icons.ts).
declare module 'virtual:game-icons' {
  const bodies: Record<string, string>;
  export default bodies;
}
