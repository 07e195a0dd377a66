declare module 'virtual:props' {
  interface ReadProp {
    name: string;
    type: string;
    isRequired: boolean;
    byDefault: string;
    words: string;
  }

  /** By the name of the component's folder: each component that it gives, and its props. */
  const components: Record<string, readonly { name: string; props: readonly ReadProp[] }[]>;
  export default components;
}
