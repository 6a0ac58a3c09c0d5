/** Fields to change; those that are absent stay. `before` is what the writer saw in them: what somebody else changed since is refused. */
export type Changing<Fields> = Partial<Fields> & { readonly before: Partial<Fields> };
