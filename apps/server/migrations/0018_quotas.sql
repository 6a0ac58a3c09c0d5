CREATE TABLE "quotas" (
	"user_id" integer,
	"name" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "quotas_of" UNIQUE NULLS NOT DISTINCT("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "quotas" ADD CONSTRAINT "quotas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;