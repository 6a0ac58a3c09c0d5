ALTER TABLE "strategies" DROP CONSTRAINT "strategies_name_unique";--> statement-breakpoint
ALTER TABLE "queries" ADD COLUMN "clauses" jsonb;--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "clauses" jsonb;--> statement-breakpoint
ALTER TABLE "strategies" ADD CONSTRAINT "strategies_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "strategies_shipped" ON "strategies" USING btree ("name") WHERE owner_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "strategies_own" ON "strategies" USING btree ("owner_id","name");--> statement-breakpoint
ALTER TABLE "strategies" DROP COLUMN "owner";--> statement-breakpoint
ALTER TABLE "strategies" DROP COLUMN "group";--> statement-breakpoint
ALTER TABLE "strategies" DROP COLUMN "is_shareable";