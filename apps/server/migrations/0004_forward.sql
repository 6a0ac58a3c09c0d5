ALTER TABLE "queries" ADD COLUMN "reagents" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "structures" ADD COLUMN "outside" real;