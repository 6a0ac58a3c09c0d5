ALTER TABLE "suggestions" ADD COLUMN "precedent_count" integer;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "name_reactions" text[];