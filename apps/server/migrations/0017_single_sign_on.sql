ALTER TABLE "sessions" ADD COLUMN "is_by_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "identity_issuer" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "identity_subject" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_identity" UNIQUE("identity_issuer","identity_subject");